import { Link } from "wouter";
import { companyName } from "../shell/company.ts";
import { ProsePage, Section } from "./prose.tsx";

export function TermsPage() {
  return (
    <ProsePage
      title="Terms of use"
      sticker="trouser"
      lead="The rules of the house, in plain words. By using Fit Closet you agree to them."
      next={[
        { to: "/home", label: "Back home" },
        { to: "/signup", label: "Create an account" },
        { to: "/contact", label: "Ask about these terms" },
      ]}
    >
      <Section heading="Who we are">
        <p>
          This site is run by {companyName()}; “we” means them. “You” means whoever is using it.
        </p>
      </Section>
      <Section heading="Your account">
        <p>
          You can ask for outfit ideas without an account. To keep a closet you need one. Give an
          e-mail address that is yours, choose a good password and keep it to yourself. What happens
          under your account is yours to answer for, so tell us quickly if somebody else has got
          into it. If you are too young where you live to agree to terms like these, ask a parent or
          guardian to do it for you.
        </p>
      </Section>
      <Section heading="Your photos stay yours">
        <p>
          You keep every right in what you upload. You allow us to store your photos, to draw
          cartoons from them and to show both to you, because without that there would be no closet.
          You allow us nothing else: we do not publish them, sell them or train anything on them.
        </p>
        <p>
          Upload only pictures you are allowed to use, and be kind to people who happen to be in
          them. A photo of the garment alone is best.
        </p>
      </Section>
      <Section heading="What is not allowed">
        <ul>
          <li>anything against the law, and pictures or words that harm other people;</li>
          <li>trying to reach accounts, closets or files that are not yours;</li>
          <li>overloading the site, or working around its limits with programs;</li>
          <li>pretending to be somebody you are not.</li>
        </ul>
        <p>
          If you find a hole in our security, please <Link to="/contact">tell us</Link> before you
          tell the world.
        </p>
      </Section>
      <Section heading="Ideas are ideas">
        <p>
          An outfit idea is a suggestion, made by a program from what it knows of your clothes and
          of the weather. It can be wrong about both. It is no safety advice: before a mountain, a
          motorbike or a boat, trust the people who know what must be worn there.
        </p>
      </Section>
      <Section heading="A beta, as it is">
        <p>
          The site is under construction. It is offered as it is; parts of it may change, fail or
          disappear, and we cannot promise that it is always there. Keep your own copies of photos
          that matter to you. As far as the law allows, we are not liable for losses that come from
          using the site or from being unable to use it. Nothing here takes away a right that the
          law gives you and that cannot be signed away.
        </p>
      </Section>
      <Section heading="Leaving">
        <p>
          You may stop whenever you like, and delete <Link to="/account">your account</Link> with
          everything in it. We may close an account that breaks these rules. The{" "}
          <Link to="/privacy">privacy policy</Link> says what is kept and what is deleted.
        </p>
      </Section>
      <Section heading="Changes">
        <p>
          When these terms change, the new ones appear here, and they count from then on. If you do
          not agree with them, you can leave as above.
        </p>
      </Section>
    </ProsePage>
  );
}
