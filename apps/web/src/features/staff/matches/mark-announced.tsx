import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { Button, CancelButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./admin-matches.module.css";
import { announcedIn } from "./announced.ts";
import type { AdminPlayer } from "./match-queries.ts";
import type { MatchEditor } from "./use-match-editor.ts";

type MarkAnnouncedProps = {
  readonly editor: MatchEditor;
  /** Of the side, without those who left. */
  readonly players: readonly AdminPlayer[];
};

/** A squad is a fraction of it. Each name is compared with each player: a long document would stop the page. */
const MAX_LETTERS = 5000;

/** Marks the players of a pasted line-up as playing and the side's others as not; the review follows as always. */
export const MarkAnnounced = ({ editor, players }: MarkAnnouncedProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [pastedText, setPastedText] = useState("");
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const { sure, open } = announcedIn(players, pastedText);
  const chosenPlayers = open.flatMap(({ name }) => (choices[name] ? [Number(choices[name])] : []));
  const playing = new Set([...sure, ...chosenPlayers]);
  const close = () => {
    setIsOpen(false);
    setPastedText("");
    setChoices({});
  };
  const paste = (text: string) => {
    if (text.length > MAX_LETTERS) toast.error(t("match-desk.announced.tooLong"));
    else setPastedText(text);
  };
  const mark = () => {
    for (const { player_index: index } of players) editor.set(index, "playing", String(playing.has(index)));
    close();
  };
  // Likely players first, then everybody else who is not in yet.
  const optionsFor = (candidates: readonly number[]) => {
    const rank = (index: number) => (candidates.includes(index) ? candidates.indexOf(index) : players.length);
    return [
      { value: "", label: t("match-desk.announced.nobody") },
      ...players
        .filter(({ player_index }) => !sure.includes(player_index))
        .toSorted((a, b) => rank(a.player_index) - rank(b.player_index))
        .map(({ player_index, name }) => ({ value: String(player_index), label: name })),
    ];
  };
  return (
    <>
      <Button variant="soft" onClick={() => setIsOpen(true)}>
        {t("match-desk.announced.paste")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t("match-desk.announced.paste")}
        size={520}
        footer={
          <>
            <CancelButton onClick={close} />
            <Button disabled={playing.size === 0} onClick={mark}>
              {t("match-desk.announced.mark", { n: playing.size })}
            </Button>
          </>
        }
      >
        <div className={classes["form"]}>
          <Textarea
            label={t("match-desk.announced.names")}
            description={t("match-desk.announced.hint")}
            rows={8}
            value={pastedText}
            onChange={(event) => paste(event.currentTarget.value)}
          />
          {open.map(({ name, candidates }) => (
            <NativeSelect
              key={name}
              label={t("match-desk.announced.who", { name })}
              value={choices[name] ?? ""}
              data={optionsFor(candidates)}
              onChange={(event) => setChoices({ ...choices, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
};
