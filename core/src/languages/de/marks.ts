import type { LanguageMarks } from "../language-marks.ts";

export const marks: LanguageMarks = {
  asking:
    "der die das ein eine einen einem ich was zu zum zur fur mit mein meine ist und oder im in am nicht kein keine wie soll aber ohne sehr etwas morgen heute es auf den dem bei mir mich ziehe anziehen trage zieh ziag i du dir dich mi dei mei meiner meinem deine sie er wir ihr hab hob habe hast hat han hani ham isch is bin bist sind san gsi gha ghabt gomm gommer chunnt oppis eppis mini mis min dini uf am samschtig sunntig morn geschter scho no nod nid nud ned net nimma au aa de s d bim vom beim ufem ins im wos oba aba ois eh servas servus griass gruezi heit wia dann noch schon nur auch alle wenn weil dass kann muss soll will mal da hier so",
  telling:
    "dein deine deinen deinem deiner ist sind dazu das es ein dann daruber wenn so wie auch nur noch alles reicht dir dich du sie nach vor uber unter gibt passt diesem dieser dieses",
  letters: "äöüßéèêàâç",
  only: { letters: /[äöüß]/i, weight: 2 },
  askedFor: "in german|auf deutsch|en allemand|en aleman|in tedesco|em alemao",
};
