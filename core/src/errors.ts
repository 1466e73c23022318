/**
 * Every failure that a person can meet, as one family: a code for programs, an HTTP status and a sentence for people.
 * Anything thrown that is not a `FitError` is a bug: it is logged and answered as `unexpected`.
 */
const FAILURES = {
  bad_request: [400, "That request was not understood."],
  not_json: [415, "Please send this as JSON, with “Content-Type: application/json”."],
  prompt_too_short: [400, "Please enter a more detailed prompt."],
  prompt_too_long: [400, "Please keep your request under 2,000 characters."],
  no_file: [400, "No file provided for cartoonization."],
  no_category: [400, "Please select a clothing category."],
  passwords_differ: [400, "passwords does not match!"],
  file_is_no_picture: [
    415,
    "That file is not a picture we can read. Try a JPEG, PNG, WebP, AVIF, GIF or HEIC photo.",
  ],
  picture_damaged: [422, "That picture is damaged and could not be opened."],
  picture_too_large: [413, "That picture is too large."],
  cut_out_unusable: [422, "That cut-out could not be used."],
  archive_unusable: [422, "That file is not a closet that was exported here."],
  quota_reached: [413, "Your closet is full. Please remove something first."],
  body_too_large: [413, "That is more than this server accepts."],
  not_signed_in: [401, "Please sign in first."],
  sign_in_failed: [401, "Invalid email or password."],
  wrong_password: [403, "That is not your password."],
  sign_in_again: [403, "Please sign in again first, so that we know it is you."],
  sign_ups_closed: [403, "This closet takes in no new people at the moment."],
  link_expired: [400, "That link has been used or is too old. Please ask for a new one."],
  wrong_origin: [403, "That request came from another site, so it was not carried out."],
  not_yours: [403, "You can only act for yourself."],
  not_found: [404, "There is nothing here."],
  already_exists: [409, "That already exists."],
  too_many_requests: [429, "That was a lot at once. Please wait a moment and try again."],
  busy: [503, "We are busy drawing other clothes. Please try again in a moment."],
  unavailable: [503, "This is not available right now. Please try again in a moment."],
  unexpected: [500, "Something went wrong on our side."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type FailureCode = keyof typeof FAILURES;

export type FailureOptions = {
  /** Replaces the family's sentence where more can be said. */
  message?: string;
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
};

/** An expected failure. `message` is meant for people, `status` is the HTTP status to answer with. */
export class FitError extends Error {
  override readonly name = "FitError";
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(options.message ?? FAILURES[code][1], { cause: options.cause });
    this.code = code;
    this.status = FAILURES[code][0];
    this.retryAfter = options.retryAfter;
  }
}
