import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#lib/use-form.ts";
import { groups } from "@teamwright/contract/resources/groups";
import { ownerCalls, refreshGroupInfo } from "#data/api/owner-groups.ts";
import { contractErrors } from "#data/api/contract-errors.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { Sheet } from "#ui/sheet.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./owner-groups.module.css";
import { randomLogo } from "./random-logo.ts";

type NewGroupBody = Parameters<typeof ownerCalls.create>[0]["body"];

const create = (body: NewGroupBody, options: { readonly idempotencyKey: string }) =>
  ownerCalls.create({ body, ...options });

/** The drawer in which an owner names the group. The picture is chosen when it opens, so that a retry asks for the same. */
export const CreateGroup = ({ phone, onClose }: { readonly phone: string; readonly onClose: () => void }) => {
  const form = useForm({
    initialValues: { primeGroupName: "", ownerMobileNumber: phone, groupLogo: randomLogo() },
    validate: (values) =>
      contractErrors(groups.create.body, values, { primeGroupName: t("replies.invalidGroupName") }),
  });
  const { busy, submit } = useSubmit(create);
  const send = async (values: NewGroupBody) => {
    const result = await submit(values);
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.status === 0 ? t("groups.networkFailed") : result.message);
      if (result.code === "group_exists") await refreshGroupInfo();
      return;
    }
    toast.success(t("replies.groupCreated"));
    onClose();
    await refreshGroupInfo();
  };
  return (
    <Sheet isOpen onClose={onClose} from="right" title={t("groups.createPrimeGroup")}>
      <form
        className={classes["form"]}
        noValidate
        onSubmit={form.onSubmit(
          (values) => void send(values),
          () => toast.error(t("replies.invalidGroupName")),
        )}
      >
        <TextInput
          label={t("groups.groupName")}
          description={t("groups.nameHint")}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("primeGroupName")}
        />
        <Button type="submit" loading={busy}>
          {t("groups.createGroup")}
        </Button>
      </form>
    </Sheet>
  );
};
