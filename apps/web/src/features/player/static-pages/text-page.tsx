import { t } from "#i18n/translate.ts";
import type { ReactNode } from "react";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { useBack } from "#ui/use-back.ts";
import classes from "./text-page.module.css";

type TextPageProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** A text page, with the content that all of them have at the end. */
export const TextPage = ({ title, lead, children }: TextPageProps) => {
  return (
    <Page title={title} narrow menu onBack={useBack(paths.home)}>
      <article className={classes["text"]}>
        <p className={classes["lead"]}>{lead}</p>
        {children}
        <p className={classes["legal"]}>
          <b>{t("shell.adultsOnly")}</b> {t("shell.notAffiliated")}
        </p>
      </article>
    </Page>
  );
};

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

type StepPicture = { readonly name: string; readonly alt: string };
type PageStep = { readonly title: string; readonly text: string; readonly picture?: StepPicture };

export const NumberedSteps = ({ steps }: { readonly steps: readonly PageStep[] }) => (
  <ol className={classes["steps"]}>
    {steps.map(({ title, text, picture }, at) => (
      <li key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
        {picture && (
          <img
            className={classes["picture"]}
            src={`/how-to/${picture.name}.webp`}
            alt={picture.alt}
            width={390}
            height={560}
            loading={at === 0 ? "eager" : "lazy"}
            decoding="async"
          />
        )}
      </li>
    ))}
  </ol>
);
