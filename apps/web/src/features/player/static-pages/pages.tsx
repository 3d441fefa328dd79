import { t } from "#i18n/translate.ts";
import { useBootstrap } from "#data/api/bootstrap.ts";
import { NumberedSteps, Section, TextPage } from "./text-page.tsx";
import { Versions } from "./versions.tsx";

export const AboutUsPage = () => {
  return (
    <TextPage title={t("shell.aboutUs")} lead={t("static-pages.aboutLead")}>
      <Section title={t("static-pages.aboutWhat")}>
        <p>{t("static-pages.aboutWhatOne")}</p>
        <p>{t("static-pages.aboutWhatTwo")}</p>
      </Section>
      <Section title={t("static-pages.aboutExact")}>
        <p>{t("static-pages.aboutExactText")}</p>
      </Section>
      <Section title={t("static-pages.aboutNot")}>
        <p>{t("static-pages.aboutNotText")}</p>
      </Section>
      <Versions />
    </TextPage>
  );
};

/** The address without its scheme: "help@example.org", "example.org/help". */
const shownAddress = (address: string): string => address.replace(/^(mailto:|https:\/\/)/, "");

export const ContactUsPage = () => {
  const contact = useBootstrap()?.contact;
  return (
    <TextPage title={t("shell.contactUs")} lead={t("static-pages.contactLead")}>
      {contact !== undefined && (
        <Section title={t("static-pages.contactReach")}>
          <p>
            <a href={contact} rel="noopener noreferrer">
              {shownAddress(contact)}
            </a>
          </p>
        </Section>
      )}
      <Section title={t("static-pages.contactWhen")}>
        <p>{t("static-pages.contactWhenOne")}</p>
        <p>{t("static-pages.contactWhenTwo")}</p>
      </Section>
      <Section title={t("static-pages.contactData")}>
        <p>{t("static-pages.contactDataText")}</p>
      </Section>
    </TextPage>
  );
};

export const RefundPolicyPage = () => {
  return (
    <TextPage title={t("shell.refundPolicy")} lead={t("static-pages.refundLead")}>
      <p>{t("static-pages.refundText")}</p>
      <p>{t("static-pages.refundWarning")}</p>
    </TextPage>
  );
};

export const BestTipsPage = () => {
  return (
    <TextPage title={t("shell.bestTips")} lead={t("static-pages.tipsLead")}>
      <NumberedSteps
        steps={[
          { title: t("static-pages.tipOneTitle"), text: t("static-pages.tipOne") },
          { title: t("static-pages.tipTwoTitle"), text: t("static-pages.tipTwo") },
          { title: t("static-pages.tipThreeTitle"), text: t("static-pages.tipThree") },
          { title: t("static-pages.tipFourTitle"), text: t("static-pages.tipFour") },
          { title: t("static-pages.tipFiveTitle"), text: t("static-pages.tipFive") },
          { title: t("static-pages.tipSixTitle"), text: t("static-pages.tipSix") },
        ]}
      />
    </TextPage>
  );
};

export const HowToGeneratePage = () => {
  return (
    <TextPage title={t("shell.howToGenerate")} lead={t("static-pages.howLead")}>
      <NumberedSteps
        steps={[
          {
            title: t("static-pages.howOneTitle"),
            text: t("static-pages.howOne"),
            picture: { name: "match", alt: t("static-pages.howOnePicture") },
          },
          {
            title: t("static-pages.howTwoTitle"),
            text: t("static-pages.howTwo"),
            picture: { name: "players", alt: t("static-pages.howTwoPicture") },
          },
          {
            title: t("static-pages.howThreeTitle"),
            text: t("static-pages.howThree"),
            picture: { name: "captains", alt: t("static-pages.howThreePicture") },
          },
          {
            title: t("static-pages.howFourTitle"),
            text: t("static-pages.howFour"),
            picture: { name: "sides", alt: t("static-pages.howFourPicture") },
          },
          {
            title: t("static-pages.howFiveTitle"),
            text: t("static-pages.howFive"),
            picture: { name: "number", alt: t("static-pages.howFivePicture") },
          },
          {
            title: t("static-pages.howSixTitle"),
            text: t("static-pages.howSix"),
            picture: { name: "teams", alt: t("static-pages.howSixPicture") },
          },
          { title: t("static-pages.howSevenTitle"), text: t("static-pages.howSeven") },
        ]}
      />
    </TextPage>
  );
};
