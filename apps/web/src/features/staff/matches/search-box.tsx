import { TextInput } from "#ui/text-input.tsx";
import { SearchIcon } from "#ui/icon.tsx";

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SearchBox = ({ label, value, onChange }: SearchBoxProps) => (
  <TextInput
    aria-label={label}
    placeholder={label}
    type="search"
    maxLength={80}
    leftSection={<SearchIcon size={18} />}
    value={value}
    onChange={(event) => {
      onChange(event.currentTarget.value);
    }}
  />
);
