import type { Composer, Offer } from "../composer.ts";
import type { IdeaRequest, Stylist } from "../engines.ts";
import { answerOnce, type Tell, type TurnedAway, type Written } from "./answer-once.ts";
import type { Call, ProviderClient } from "./client.ts";
import { ProviderFailure } from "./failure.ts";
import { correctionFor, documentFor, instructionsFor } from "./idea-prompt.ts";
import type { Messages } from "./models.ts";

/** As many of our own as are shown for advice, and of proposals to whoever owns nothing. */
const ADVICE = 5;
const PROPOSALS = 25;
/**
 * The provider's model leads: it reads the request and the closet, puts the outfit together and writes. The embedded stylist shows it the
 * closet and its own outfits, and holds what comes back against the facts before anybody reads it: that the pieces are owned, at hand and
 * not ruled out, that nobody is left bare, cold or wet, and each word. What does not hold is handed back once, with what is wrong with it.
 * @param by the provider's and the model's name
 */
export function createProviderStylist(
  client: ProviderClient,
  by: string,
  composer: Composer,
): Stylist {
  return {
    async suggest(request, signal, tell) {
      signal?.throwIfAborted();
      const offer = await composer.offer(request, countFor(request));
      if (!("choices" in offer)) return { ...offer, by: "embedded" };
      const work = (call: Call) => write(call, request, offer, tell);
      const { told, text } = await client.call("idea", work, signal);
      const { status, language, plan, understood, weather } = told;
      return { status, language, text, plan, understood, weather, by };
    },

    async warmUp(request) {
      const offer = await composer.offer(request, countFor(request));
      if (!("choices" in offer)) return;
      const says = JSON.stringify({ reading: "", chosen: ownIn(offer), text: offer.own });
      const written = client.dryRun(says, (call) => write(call, request, offer));
      // Our own words are judged as a provider's would be, and not all of them pass.
      await written.catch((error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error;
      });
    },
  };
}

const countFor = ({ closet }: IdeaRequest): number => (closet.length === 0 ? PROPOSALS : ADVICE);

/** Our own outfit as a model would choose it. */
const ownIn = ({ closet, choices }: Offer): number[] =>
  closet.length === 0
    ? [1]
    : closet.flatMap(({ id }, at) => (choices[0]!.plan.items.includes(id) ? [at + 1] : []));

async function write(
  call: Call,
  request: IdeaRequest,
  offer: Offer,
  tell: Tell = () => {},
): Promise<Written> {
  const messages: Messages = [
    { role: "system", content: instructionsFor(offer.choices[0]!) },
    says("user", documentFor(request, offer)),
  ];
  const first = await answerOnce(call, messages, offer, tell);
  if (!("unfit" in first)) return first;
  const second = await answerOnce(call, [...messages, ...handedBack(first)], offer, tell);
  if ("unfit" in second) throw second.unfit;
  return second;
}

const handedBack = ({ said, unfit }: TurnedAway): Messages => [
  says("assistant", said),
  says("user", correctionFor(unfit.faults)),
];

const says = (role: "user" | "assistant", text: string): Messages[number] => ({
  role,
  content: [{ type: "text", text }],
});
