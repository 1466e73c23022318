import { TextField } from "../ui/field.tsx";

type NewPasswordFieldsProps = { label: string; missing: readonly string[] };

/** A password that is chosen, typed twice. `missing` names the fields that lack something. */
export function NewPasswordFields({ label, missing }: NewPasswordFieldsProps) {
  return [
    { label, name: "password" },
    { label: "Confirm password", name: "confirmPassword" },
  ].map(({ label, name }) => (
    <TextField
      key={name}
      label={label}
      name={name}
      type="password"
      autoComplete="new-password"
      missing={missing.includes(name)}
    />
  ));
}
