/** Words by which a request says how somebody feels: folded, several parted by `|`. */
export type ToneWords = {
  /** No time left. */
  panic: string;
  /** Dressed already, and asks what is missing. */
  unfinished: string;
};
