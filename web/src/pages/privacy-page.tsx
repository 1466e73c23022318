import { Link } from "wouter";
import { companyName } from "../shell/company.ts";
import { ProsePage, Section } from "./prose.tsx";

export function PrivacyPage() {
  return (
    <ProsePage
      title="Privacy policy"
      sticker="coat"
      dated={{ machine: "2024-06", words: "June 2024" }}
      lead="What we keep, where it is, who can see it and how you get rid of it. It takes about four minutes to read."
      next={[
        { to: "/home", label: "Back home" },
        { to: "/contact", label: "Ask about your data" },
        { to: "/signup", label: "Create an account" },
      ]}
    >
      <Section heading="In short">
        <ul>
          <li>We keep what the closet needs to work. Your taste is learned for you alone.</li>
          <li>Your photos, stickers and saved ideas are shown to you alone.</li>
          <li>There are no adverts, no trackers and no analytics on these pages.</li>
          <li>What you remove is deleted after 30 days in the bin, photo and sticker both.</li>
        </ul>
      </Section>
      <Section heading="Who is responsible">
        <p>
          This site is run by {companyName()}, on a server of their own or one they rent. “We” on
          this page means them. You reach them through <Link to="/contact">the contact page</Link>.
        </p>
      </Section>
      <Section heading="What we store">
        <dl>
          <Kept what="Your account">
            Your e-mail address and your name. Your password only as a hash, from which it cannot be
            read back. If you sign in with Google or Github: the name, e-mail address and account
            number that they give us, and their access token, encrypted.
          </Kept>
          <Kept what="Your sign-ins">
            When each was made, when it ends and which browser it came from. To stop floods of
            attempts, network addresses are counted for up to an hour; they are not kept with your
            account.
          </Kept>
          <Kept what="Your photos">
            The file as you sent it. It is kept privately, shown only to you, and is there so that
            its sticker can be drawn again.
          </Kept>
          <Kept what="Your stickers">
            The cartoon of each photo, with what is known of the garment: its name, category, main
            colours and the like, as seen in the photo or written by you, and the cut-out if you
            painted it.
          </Kept>
          <Kept what="What you wore">
            The days on which you say that you wore or washed a garment, where it is, what you plan
            to wear, and what you note of brand, size and price. All of it goes with the garment or
            with your account.
          </Kept>
          <Kept what="Ideas you save">
            What you asked for, the text, the drawing, and which of your garments it names.
          </Kept>
          <Kept what="What you like">
            Which garments you kept, left out, saved or wore, and which ideas you passed over, the
            latest 400 times, with what that tells of your taste. It makes your own ideas better, is
            sent to nobody, and can be read and forgotten.
          </Kept>
          <Kept what="How you are drawn">
            Only if you say so on your account’s page: skin, hair, build and the like, and whether
            outfits are shown on a person or laid out. It serves your pictures and nothing else.
          </Kept>
          <Kept what="Messages to us">
            The name, e-mail address and words that you put into the contact form.
          </Kept>
        </dl>
        <p>
          A request for an outfit that you do not save is used to answer you and then forgotten. The
          drawing made for it shows an invented figure in drawn clothes, and is deleted after a day
          or so unless you save the idea.
        </p>
      </Section>
      <Section heading="What hides inside photos">
        <p>
          Phones write things into a photo that you do not see: where it was taken, when and with
          what (it is called EXIF). Every picture the site displays is drawn afresh without any of
          it. The original keeps what was in it, which is one more reason why nobody but you can
          open it.
        </p>
      </Section>
      <Section heading="Where you are">
        <p>
          The weather makes for better ideas, so your browser asks whether it may share your
          location. If you agree, we round the coordinates to a tenth of a degree, about ten
          kilometres, look up the weather there, and do not store them with your account. If you say
          no, we look at London instead.
        </p>
      </Section>
      <Section heading="What leaves the server">
        <p>
          Your closet stays on the server. Stickers, ideas and drawings are made there, by programs
          that need no outside service. The sticker that you see before you send a photo is drawn in
          your own browser: until you press “Submit”, the photo does not leave your device. Three
          things can go further:
        </p>
        <ul>
          <li>
            <strong>The weather.</strong> Where forecasts are switched on, the rounded coordinates
            go to the weather service Open-Meteo. It sees our server asking, not you.
          </li>
          <li>
            <strong>Sign-in with Google or Github.</strong> If you choose it, they learn that you
            signed in here.
          </li>
          <li>
            <strong>Outside providers, only where set up.</strong> Whoever runs the server can
            connect an outside AI service or keep the files with a storage company. Such a service
            then receives what it needs for its part, such as your request and a description of your
            clothes. Without that set-up it receives nothing.
          </li>
        </ul>
        <p>We sell nothing and share nothing for advertising.</p>
      </Section>
      <Section heading="Cookies">
        <p>
          One cookie keeps you signed in. It is gone when you log out or when the sign-in ends.
          Signing in with Google or Github sets a second one for the few minutes that the way there
          and back takes. Neither is used to follow you, and there are no others.
        </p>
        <p>
          So that nothing you have begun is lost, your browser itself remembers what you typed, your
          last idea, and a photo that you have chosen but not sent: for a day at most, and until you
          log out. Until you close the tab it also remembers that you have seen the beta notice, and
          without an account it keeps which kind of picture you chose. None of these notes reaches
          us.
        </p>
      </Section>
      <Section heading="How long, and how to delete">
        <p>
          Things stay until you remove them. “Remove Item” puts a sticker and its photo into the
          bin, where they are deleted after 30 days, or as soon as you say so; removing a saved idea
          deletes the idea, and soon after its drawing. “Delete my account…”, at the end of{" "}
          <Link to="/account">your account</Link>, deletes it with everything in it. To have your
          contact messages deleted, <Link to="/contact">write to us</Link> from the address in
          question. Where the server makes backups, deleted things disappear from those when the
          backups are replaced.
        </p>
      </Section>
      <Section heading="Your rights">
        <p>
          You may ask what we hold about you, have it corrected, have a copy, or have it erased.
          Many laws give you these rights; we give them to everybody. If you are not happy with our
          answer you can complain to the data-protection authority where you live.
        </p>
      </Section>
      <Section heading="How it is protected">
        <p>
          Every picture is handed out only after a check that it is yours. Our logs hold no names,
          addresses or requests. No system is perfect: if something ever goes wrong with your data,
          we will tell you what happened as soon as we know.
        </p>
      </Section>
      <Section heading="Changes">
        <p>
          This policy is dated June 2024. If it changes, the new text appears here under a new date.
        </p>
      </Section>
    </ProsePage>
  );
}

function Kept({ what, children }: { what: string; children: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}
