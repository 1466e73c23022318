import { Link } from "wouter";
import { ProsePage, Section } from "./prose.tsx";

export function ServicesPage() {
  return (
    <ProsePage
      title="Services"
      sticker="hoodie"
      lead="Four things Fit Closet does for you, and how it does them."
      next={[
        { to: "/home", label: "Ask for an outfit", primary: true },
        { to: "/signup", label: "Start your closet" },
        { to: "/contact", label: "Ask us something" },
      ]}
    >
      <Section sticker="tee" heading="Personalised recommendations">
        <p>
          Say where you are going in your own words: “dinner on a terrace, nothing too formal”. You
          get one complete outfit from the clothes in your closet, and the reasons for it: the
          weather where you are, the occasion, the colours.
        </p>
        <p>
          What you rule out stays out. Ask again and you get a different outfit. Nobody signed in?
          You still get a good idea, only a more general one.
        </p>
      </Section>
      <Section sticker="coat" heading="Wardrobe management">
        <p>
          Photograph a garment and it becomes a sticker: cut out of its background, drawn in flat
          colours, filed with its own kind. Tops, hoodies, coats, trousers, shorts and caps each
          have their place, and the whole wardrobe fits on one page that only you can see.
        </p>
        <p>
          Gave something away? One press removes it. You need <Link to="/signup">an account</Link>{" "}
          for this part, so that your closet stays yours.
        </p>
      </Section>
      <Section sticker="cap" heading="Style inspiration">
        <p>
          Every idea comes with a drawing of the outfit in its real colours, so you can see whether
          it works before you open the wardrobe. Anybody may ask, with or without an account.
        </p>
        <p>
          Once you <Link to="/login">log in</Link> you can save the ideas you like and find them
          again later, each with its picture and its garments.
        </p>
      </Section>
      <Section sticker="short" heading="Shopping assistance">
        <p>
          Sometimes a closet falls short: no coat for that rain, nothing dark enough for the
          ceremony. Then the idea says so, and names the piece that would close the gap in a colour
          that goes with what you own.
        </p>
        <p>
          That is all we do about shopping. There is no shop here, there are no affiliate links, and
          nobody pays us to suggest anything. Often the answer is that you already own enough.
        </p>
      </Section>
    </ProsePage>
  );
}
