import { FitError } from "@fit-closet/core";

const FULL_OR_AWAY =
  /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|ESTALE|ENXIO|ENODEV|EMFILE|ENFILE|EFBIG|EBUSY|ETIMEDOUT)$/;

/** Says what the disk said in the family's words; what is not in the table is a bug and stays itself. */
export async function storage<T>(
  work: () => Promise<T>,
  absent: "not_found" | "unavailable" = "unavailable",
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = codeOf(cause);
    if (code === "EEXIST") throw new FitError("already_exists", { cause });
    if (isAbsence(code)) throw new FitError(absent, { cause });
    if (FULL_OR_AWAY.test(code)) throw new FitError("unavailable", { cause });
    throw cause;
  }
}

/** For `catch`: what is not there is `value`. */
export const absentAs =
  <T>(value: T) =>
  (cause: unknown): T => {
    if (isAbsence(codeOf(cause))) return value;
    throw cause;
  };

/** For `catch`: what is not there is looked for once more. */
export const absentThen =
  <T>(next: () => Promise<T>) =>
  async (cause: unknown): Promise<T> => {
    if (isAbsence(codeOf(cause))) return next();
    throw cause;
  };

const isAbsence = (code: string) => code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? "";
