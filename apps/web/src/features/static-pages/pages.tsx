import { staticPages as words } from "../../i18n/en/static-pages.ts";
import { useText } from "../../i18n/text.ts";
import { NumberedSteps, Section, TextPage } from "./text-page.tsx";

export const AboutUsPage = () => {
  const { shell } = useText();
  return (
    <TextPage title={shell.aboutUs} lead={words.aboutLead}>
      <Section title={words.aboutWhat}>
        <p>{words.aboutWhatOne}</p>
        <p>{words.aboutWhatTwo}</p>
      </Section>
      <Section title={words.aboutExact}>
        <p>{words.aboutExactText}</p>
      </Section>
      <Section title={words.aboutNot}>
        <p>{words.aboutNotText}</p>
      </Section>
    </TextPage>
  );
};

export const ContactUsPage = () => {
  const { shell } = useText();
  return (
    <TextPage title={shell.contactUs} lead={words.contactLead}>
      <Section title={words.contactWhen}>
        <p>{words.contactWhenOne}</p>
        <p>{words.contactWhenTwo}</p>
      </Section>
      <Section title={words.contactData}>
        <p>{words.contactDataText}</p>
      </Section>
    </TextPage>
  );
};

export const RefundPolicyPage = () => {
  const { shell } = useText();
  return (
    <TextPage title={shell.refundPolicy} lead={words.refundLead}>
      <p>{words.refundText}</p>
      <p>{words.refundWarning}</p>
    </TextPage>
  );
};

export const BestTipsPage = () => {
  const { shell } = useText();
  return (
    <TextPage title={shell.bestTips} lead={words.tipsLead}>
      <NumberedSteps
        steps={[
          { title: words.tipOneTitle, text: words.tipOne },
          { title: words.tipTwoTitle, text: words.tipTwo },
          { title: words.tipThreeTitle, text: words.tipThree },
          { title: words.tipFourTitle, text: words.tipFour },
          { title: words.tipFiveTitle, text: words.tipFive },
          { title: words.tipSixTitle, text: words.tipSix },
        ]}
      />
    </TextPage>
  );
};

export const HowToGeneratePage = () => {
  const { shell } = useText();
  return (
    <TextPage title={shell.howToGenerate} lead={words.howLead}>
      <NumberedSteps
        steps={[
          {
            title: words.howOneTitle,
            text: words.howOne,
            picture: { name: "match", alt: words.howOnePicture },
          },
          {
            title: words.howTwoTitle,
            text: words.howTwo,
            picture: { name: "players", alt: words.howTwoPicture },
          },
          {
            title: words.howThreeTitle,
            text: words.howThree,
            picture: { name: "captains", alt: words.howThreePicture },
          },
          {
            title: words.howFourTitle,
            text: words.howFour,
            picture: { name: "sides", alt: words.howFourPicture },
          },
          {
            title: words.howFiveTitle,
            text: words.howFive,
            picture: { name: "number", alt: words.howFivePicture },
          },
          {
            title: words.howSixTitle,
            text: words.howSix,
            picture: { name: "teams", alt: words.howSixPicture },
          },
        ]}
      />
    </TextPage>
  );
};
