import { useText } from "../../i18n/text.ts";
import { Page } from "../../ui/page.tsx";

export const HomePage = () => {
  const { shell } = useText();
  return <Page title={shell.productName}>{null}</Page>;
};
