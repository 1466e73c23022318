import { Link } from "wouter";
import { ProsePage, Section } from "./prose.tsx";

export function AboutPage() {
  return (
    <ProsePage
      title="About"
      sticker="tee"
      lead="Most of us own enough clothes. The hard part is remembering them at eight in the morning."
      next={[
        { to: "/home", label: "Try it on the home page", primary: true },
        { to: "/signup", label: "Start your closet" },
        { to: "/contact", label: "Write to us" },
      ]}
    >
      <p>
        Fit Closet is a sticker album of your wardrobe. You photograph what you own, each piece is
        drawn as a small cartoon, and when you wonder what to wear you get an outfit made of your
        own clothes, with today’s weather in mind and a reason for every choice.
      </p>
      <Section heading="How it works">
        <ol>
          <li>
            <strong>You take a photo.</strong> A T-shirt on the bed will do. The camera in your
            phone is good enough, and so is any picture you already have.
          </li>
          <li>
            <strong>It becomes a sticker.</strong> Fit Closet finds the garment, leaves the
            background behind and redraws it in a few flat colours with an ink outline. Where it
            cannot find the garment it keeps the whole photo as a card instead of guessing.
          </li>
          <li>
            <strong>You ask.</strong> It works out what you need: how warm it will be, how formal
            the occasion is, which colours sit well together and what you said you would rather not
            wear. Then it chooses, tells you why and draws the result.
          </li>
        </ol>
      </Section>
      <Section heading="What we care about">
        <ul>
          <li>
            <strong>Honest ideas.</strong> When it says “your coat”, you own that coat. Anything you
            do not own is marked as a suggestion. Without weather, it makes no claim about weather.
          </li>
          <li>
            <strong>Your clothes are your business.</strong> Your photos stay on the server that
            runs this site, and your closet is shown to nobody but you. The{" "}
            <Link to="/privacy">privacy policy</Link> is short enough to read.
          </li>
          <li>
            <strong>No comments on your body.</strong> We do not ask for sizes, weight or age. The
            advice is about clothes.
          </li>
          <li>
            <strong>Room for everyone.</strong> The pages are made for keyboards, screen readers,
            small phones and slow connections too. If something gets in your way, that is a fault of
            ours.
          </li>
        </ul>
      </Section>
      <Section heading="Still a beta">
        <p>
          We are not finished. Some things will be rough, and a few will break. When that happens,
          please <Link to="/contact">tell us</Link>: a person reads every message.
        </p>
      </Section>
    </ProsePage>
  );
}
