import { feeds } from "@teamwright/contract/resources/feeds";
import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { toast } from "#ui/toast.ts";
import { refreshDesk, type ImportReply } from "./match-queries.ts";
import { readFiles, type ImportFile } from "./read-files.ts";

const api = apiOf({ feeds });

export type ImportStep =
  | { readonly kind: "choose" }
  | { readonly kind: "reading" }
  | { readonly kind: "preview"; readonly report: ImportReply; readonly files: readonly ImportFile[] }
  | { readonly kind: "stored"; readonly report: ImportReply };

type Send = {
  readonly feed: string;
  readonly files: readonly ImportFile[];
  readonly preview: boolean;
};

const send = async ({ feed, files, preview }: Send) =>
  api.feeds.import({ body: { feed, files: [...files], preview } });

/** The steps of an import. Nothing is stored before `store`. */
export const useImport = () => {
  const [feed, setFeed] = useState("import");
  const [step, setStep] = useState<ImportStep>({ kind: "choose" });
  const { busy, submit } = useSubmit(send);

  const restart = () => {
    setStep({ kind: "choose" });
  };
  const onFailure = (message: string) => {
    toast.error(message || t("shell.somethingWentWrong"));
    restart();
  };

  const preview = async (chosenFiles: readonly File[]) => {
    if (chosenFiles.length === 0) return;
    setStep({ kind: "reading" });
    const read = await readFiles(chosenFiles);
    if (!read.ok) {
      onFailure(read.error);
      return;
    }
    const result = await submit({ feed, files: read.value, preview: true });
    if (result === null) return;
    if (!result.ok) {
      onFailure(result.message);
      return;
    }
    setStep({ kind: "preview", report: result.data.data, files: read.value });
  };

  const store = async () => {
    if (step.kind !== "preview") return;
    const result = await submit({ feed, files: step.files, preview: false });
    if (result === null) return;
    if (!result.ok) {
      // The preview stays, so that the user can try again.
      toast.error(result.message);
      return;
    }
    const report = result.data.data;
    setStep({ kind: "stored", report });
    toast.success(t("match-desk.imported", { n: report.matches.length }));
    await refreshDesk();
  };

  return { feed, setFeed, step, busy, preview, store, restart };
};
