import { expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "./read-brief.ts";

const statusOf = (prompt: string) => readBrief({ prompt, weather: null }, settingsOnDisk()).status;

test.each([
  "every evening I stroll down to the old boys' domino table, it's freezing and the wind bites, what do you recommend?",
  "ich gehe jeden Nachmittag zum Schach mit den alten Herren, es stürmt. Was empfehlen Sie?",
  "je descends chaque soir jouer à la belote avec les anciens, il gèle. Que me conseillez-vous ?",
  "bajo cada tarde a echar la partida con los amigos, está helando. ¿Qué me recomiendan?",
  "ogni sera scendo a giocare a briscola con gli amici, si gela. Cosa mi consigliate?",
  "desço todas as tardes para jogar à sueca com os amigos, está um gelo. O que me recomenda?",
  "how do I wear a satin nightie by day without looking like I just got up?",
  "come porto una sottoveste di raso di giorno?",
  "siamo in trenta sul palco, tutti in nero e io ho solo blu scurissimo, si nota?",
])("%s: is dressed", (prompt) => expect(statusOf(prompt)).toBe("outfit"));

test.each([
  "what's the capital of Portugal and how many people live there?",
  "¿cuánto es doce por doce y quién lo inventó?",
  "kannst du mir bitte bei meiner Steuererklärung für das letzte Jahr helfen?",
])("%s: is another subject", (prompt) => expect(statusOf(prompt)).not.toBe("outfit"));
