import type { ReportPlayer } from "@teamwright/contract";
import { cricket } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { Choice } from "./choice.tsx";
import { OptionRow } from "#ui/option-row.tsx";
import classes from "./create-match-report.module.css";
import type { SectionInput } from "./sections.ts";

type PickedTeam = NonNullable<SectionInput[4]>;

interface DreamTeamBuilderProps {
  readonly players: readonly ReportPlayer[];
  readonly picked: PickedTeam;
  readonly onChange: (picked: PickedTeam) => void;
}

/** Eleven players by role, most points first, with captain and vice-captain among them. */
export const TeamBuilder = ({ players, picked, onChange }: DreamTeamBuilderProps) => {
  const toggle = (index: number) => {
    const isHeld = picked.players.includes(index);
    onChange({
      ...picked,
      players: isHeld ? picked.players.filter((other) => other !== index) : [...picked.players, index],
      captain: isHeld && picked.captain === index ? null : picked.captain,
      viceCaptain: isHeld && picked.viceCaptain === index ? null : picked.viceCaptain,
    });
  };
  const chosenPlayers = players.filter(({ player_index }) => picked.players.includes(player_index));
  const options = (except: number | null) =>
    chosenPlayers
      .filter(({ player_index }) => player_index !== except)
      .map(({ player_index, name }) => ({ value: String(player_index), label: name }));
  const full = picked.players.length >= cricket.teamSize;
  return (
    <>
      <p className={classes["note"]} role="status">
        {t("report-authoring.picked", { n: picked.players.length, all: cricket.teamSize })}
      </p>
      {cricket.roles.map(({ code, name }, role) => (
        <fieldset key={code} className={classes["role"]}>
          <legend>{name}</legend>
          {players
            .filter((player) => player.role === role)
            .toSorted((one, other) => other.points - one.points)
            .map(({ player_index, name: player, points }) => {
              const checked = picked.players.includes(player_index);
              return (
                <OptionRow
                  kind="checkbox"
                  key={player_index}
                  label={`${player} · ${pointsFigure(points)}`}
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() => {
                    toggle(player_index);
                  }}
                />
              );
            })}
        </fieldset>
      ))}
      <div className={classes["form"]}>
        <Choice
          label={t("reports.captainOf")}
          data={options(picked.viceCaptain)}
          value={picked.captain === null ? null : String(picked.captain)}
          onChange={(value) => {
            onChange({ ...picked, captain: value === null ? null : Number(value) });
          }}
        />
        <Choice
          label={t("reports.viceCaptainOf")}
          data={options(picked.captain)}
          disabled={picked.captain === null}
          value={picked.viceCaptain === null ? null : String(picked.viceCaptain)}
          onChange={(value) => {
            onChange({ ...picked, viceCaptain: value === null ? null : Number(value) });
          }}
        />
      </div>
    </>
  );
};
