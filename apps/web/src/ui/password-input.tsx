import { useState, type ComponentProps } from "react";
import { ActionIcon } from "./action-icon.tsx";
import { EyeIcon, EyeOffIcon } from "./icon.tsx";
import { TextInput } from "./text-input.tsx";

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "rightSection"> & {
  /** Name of the button that shows the characters. */
  readonly toggleLabel: string;
  /** Whether the characters are shown, where the screen decides it. */
  readonly visible?: boolean;
  readonly onVisibilityChange?: (visible: boolean) => void;
};

/** A field for a password, with a button that shows its characters. */
export const PasswordInput = ({ toggleLabel, visible, onVisibilityChange, ...rest }: PasswordInputProps) => {
  const [isOwnVisible, setIsOwnVisible] = useState(false);
  const isShown = visible ?? isOwnVisible;
  const toggle = () => {
    setIsOwnVisible(!isShown);
    onVisibilityChange?.(!isShown);
  };
  return (
    <TextInput
      {...rest}
      type={isShown ? "text" : "password"}
      rightSection={
        <ActionIcon
          aria-label={toggleLabel}
          aria-pressed={isShown}
          // The Tab key goes from the password to the form's button.
          tabIndex={-1}
          // The field keeps its focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {isShown ? <EyeOffIcon size={24} /> : <EyeIcon size={24} />}
        </ActionIcon>
      }
    />
  );
};
