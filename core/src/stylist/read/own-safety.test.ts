import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";

const read = (prompt: string) => readBrief({ prompt, weather: null }, settingsOnDisk());

describe("who hurts themselves again, or says goodbye unknown to others, is thought of first", () => {
  test.each([
    "long sleeves please, I cut myself again and mum must not see",
    "bitte lange Ärmel, ich hab mich wieder geschnitten",
    "des manches longues, je me suis refait mal et personne ne doit voir",
    "algo de manga larga, he vuelto a cortarme",
    "maniche lunghe, ho ricominciato a tagliarmi",
    "manga comprida, voltei a magoar-me",
    "Sunday dinner, it's my farewell, though they don't know",
    "Sonntag Essen, es ist mein Abschied, auch wenn sie es nicht wissen",
    "repas dimanche, c'est mon adieu mais ils ne le savent pas",
    "comida el domingo, es mi despedida aunque ellos no lo sepan",
    "pranzo domenica, è il mio addio ma loro non lo sanno",
    "almoço no domingo, é a minha despedida, mas eles não sabem",
  ])("%s", (prompt) => expect(read(prompt).harm).toBe("self-harm"));
});

describe("a farewell of another kind, and a band's name, are ordinary", () => {
  test.each([
    "my farewell do at work on friday, they don't know what I'll wear",
    "es mi despedida de soltera y mis amigas no saben qué ponerse",
    "é a minha despedida de solteira, elas não sabem o tema",
    "concert de Suicidal Tendencies samedi, je mets quoi ?",
    "Suicidal Tendencies gig on saturday, what do I wear",
  ])("%s", (prompt) => expect(read(prompt).harm).toBeUndefined());
});
