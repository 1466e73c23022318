import {
  type GenericSchema,
  type InferOutput,
  minLength,
  object,
  pipe,
  safeParse,
  string,
  trim,
} from "valibot";

const given = () => pipe(string(), trim(), minLength(1));
/** Spaces may be part of a password. */
const secret = () => pipe(string(), minLength(1));

const loginSchema = object({ email: given(), password: secret() });

const signupSchema = object({
  firstname: given(),
  lastname: given(),
  email: given(),
  password: secret(),
  confirmPassword: secret(),
});

const forgotSchema = object({ email: given() });
const resetSchema = object({ password: secret(), confirmPassword: secret() });
const passwordSchema = object({ currentPassword: secret(), newPassword: secret() });

export type Signup = InferOutput<typeof signupSchema>;

/** A filled-in form, or the names of the fields still to fill in. */
export type Reading<Form> =
  | { form: Form; missing?: undefined }
  | { form?: undefined; missing: string[] };

/** Takes the person to the first field they still have to fill in. */
export function focusFirst(form: HTMLFormElement, missing: readonly string[]): void {
  const field = missing[0] && form.elements.namedItem(missing[0]);
  if (field instanceof HTMLInputElement) field.focus();
}

export const readLogin = (data: FormData) => read(loginSchema, data);
export const readSignup = (data: FormData) => read(signupSchema, data);
export const readForgot = (data: FormData) => read(forgotSchema, data);
export const readReset = (data: FormData) => read(resetSchema, data);
export const readPassword = (data: FormData) => read(passwordSchema, data);

function read<Form>(schema: GenericSchema<unknown, Form>, data: FormData): Reading<Form> {
  const { success, output, issues } = safeParse(schema, Object.fromEntries(data));
  if (success) return { form: output };
  return { missing: issues.map(({ path }) => String(path?.[0].key)) };
}
