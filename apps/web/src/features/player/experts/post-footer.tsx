import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { Button } from "#ui/button.tsx";
import { CloseIcon } from "#ui/icon.tsx";
import { useLayer } from "#ui/use-layer.ts";

interface PostFooterProps {
  /** Ticked rows; null outside the selection mode. */
  readonly selectedRows: ReadonlySet<number> | null;
  /** The teams are in sight, so that they can be ticked. */
  readonly selectable: boolean;
  readonly storing: boolean;
  readonly onChange: (selected: ReadonlySet<number> | null) => void;
  /** "Make mine from these": of all teams, or of those ticked. */
  readonly onMake: () => void;
  readonly onTransfer: () => void;
}

/** What can be done with a post's teams; in the selection mode with those ticked. */
export const PostFooter = (props: PostFooterProps) => {
  const { selectedRows, selectable, storing, onChange, onMake, onTransfer } = props;
  useLayer(selectedRows !== null, () => onChange(null));
  if (selectedRows === null)
    return (
      <>
        {selectable && (
          <Button variant="soft" px={12} onClick={() => onChange(new Set())}>
            {t("experts.post.select")}
          </Button>
        )}
        <Button px={12} loading={storing} onClick={onMake}>
          {t("experts.post.make")}
        </Button>
      </>
    );
  return (
    <>
      <ActionIcon aria-label={t("experts.post.leaveSelection")} onClick={() => onChange(null)}>
        <CloseIcon />
      </ActionIcon>
      <Button variant="soft" px={12} loading={storing} onClick={onMake}>
        {t("experts.post.make")}
      </Button>
      <Button px={12} onClick={onTransfer}>
        {t("transfer.transfer")}
      </Button>
    </>
  );
};
