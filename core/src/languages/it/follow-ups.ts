import type { FollowList } from "../follow-list.ts";

export const followUps: FollowList = {
  warmer:
    "piu caldo | piu calda | piu caldi | troppo freddo | non abbastanza caldo | qualcosa di caldo | piu coprente | non troppo leggero | ho freddo | congelo | avro freddo",
  cooler:
    "piu fresco | piu fresca | piu leggero | piu leggera | meno caldo | troppo caldo | qualcosa di leggero | ho caldo | avro caldo",
  dressier:
    "piu elegante | piu formale | piu raffinato | piu raffinata | piu chic | piu curato | piu curata | troppo casual | troppo informale | troppo semplice | meno casual | meno informale",
  casual:
    "piu casual | piu informale | piu rilassato | piu rilassata | piu sportivo | piu sportiva | meno formale | meno elegante | meno serio | meno seria | troppo formale | troppo elegante | troppo serio | troppo seria",
  simpler:
    "piu semplice | piu sobrio | piu sobria | piu essenziale | meno pezzi | meno carico | troppo carico | piu discreto | piu discreta",
  another:
    "altro | un altro | un altra | altra idea | altra proposta | altro outfit | qualcos altro | qualcosa di diverso | quello no | questo no | il prossimo | riprova | ancora uno | troppo noioso | meno noioso",
  keep: "tieni | tengo | tenere | teniamo | resta | restano",
  swap: "cambia | cambiami | cambiare | scambia | sostituisci | altre | altri | un altro paio | al posto di | al posto delle | al posto dei | invece delle | invece dei",
  say: {
    swapped: "Al posto {out_de}: {in}.",
    added: "In più: {in}.",
    removed: "Stavolta {out} {out_count, plural, one {resta} other {restano}} a casa.",
    nothing: {
      warmer: "Nell'armadio non c'è niente di più caldo che stia bene col resto.",
      cooler: "Nell'armadio non c'è niente di più fresco che stia bene col resto.",
      dressier: "Nell'armadio non c'è niente di più elegante che stia bene col resto.",
      casual: "Nell'armadio non c'è niente di più informale che stia bene col resto.",
      simpler: "Più semplice di così, con questo armadio, non si può.",
      another: "In questo armadio non c'è un altro outfit altrettanto buono.",
    },
  },
};
