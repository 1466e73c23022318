import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ProsePage, Section } from "./prose.tsx";

export function FaqPage() {
  return (
    <ProsePage
      title="Questions and answers"
      sticker="cap"
      lead="What people ask us, answered as briefly as we can."
      next={[
        { to: "/home", label: "Back home" },
        { to: "/contact", label: "Ask something else" },
        { to: "/signup", label: "Create an account" },
      ]}
    >
      <Section heading="Starting">
        <div>
          <Question ask="Do I need an account?">
            Not for an outfit idea: type what the day holds on the <Link to="/home">home page</Link>{" "}
            and you get one. You need <Link to="/signup">an account</Link> to keep a closet and to
            save ideas, because both have to belong to somebody.
          </Question>
          <Question ask="What does it cost?">
            Nothing. There is nothing to buy here, no adverts, and no shop pays us to recommend it.
          </Question>
          <Question ask="Does it work on my phone?">
            Yes, in any current browser, with nothing to install. On a phone, the upload button can
            open the camera straight away.
          </Question>
          <Question ask="I already have an account and now Google or Github will not let me in. Why?">
            There is already an account here with that e-mail address, made with a password or with
            the other service. <Link to="/login">Log in</Link> the way you did the first time. We do
            not join accounts by themselves, since that is how accounts get stolen.
          </Question>
        </div>
      </Section>
      <Section heading="Photos and stickers">
        <div>
          <Question ask="Which photos can I upload?">
            JPEG, PNG, WebP, AVIF, GIF (its first frame) and HEIC, which is what iPhones make. Up to
            20 MB and 50 megapixels each, unless whoever runs this server has chosen other limits.
          </Question>
          <Question ask="What makes a good photo?">
            One garment, laid flat or on a hanger, all of it in the picture, on a background of
            another colour. Daylight helps. A dark coat on a dark sofa is hard even for people.
          </Question>
          <Question ask="Why did I get the whole photo instead of a cut-out?">
            When the garment cannot be told from its background with confidence, the whole photo is
            drawn as a card. That looks plainer, but nothing of your coat goes missing. You can cut
            it out yourself with “Edit cut-out”, or try a photo on a plainer background.
          </Question>
          <Question ask="The cut-out is wrong. What now?">
            Paint it right. Press “Edit cut-out” before you send the photo, or press the picture in
            your <Link to="/closet">closet</Link> at any time later: a brush adds and takes away,
            every step can be undone, and the sticker is drawn anew as you paint. You can also have
            the whole photo as a card. The photo itself is never changed.
          </Question>
          <Question ask="Can I correct what is known of a garment?">
            Yes. Press its picture in the <Link to="/closet">closet</Link>: name, category, colours,
            sleeves, warmth and more can be changed there. What you write counts for good.
          </Question>
          <Question ask="How do I remove something from my closet?">
            Open your <Link to="/closet">closet</Link> and press “Remove Item” under the picture. It
            goes at once, without asking again, into <Link to="/closet/bin">the bin</Link>, and its
            photo goes with it. If it was a mistake, press “Undo”, or put it back within 30 days.
            After that, or when you remove it there for good, nobody can bring it back.
          </Question>
          <Question ask="What is in “uncategorized”?">
            Items without a category. New uploads always have one, so most closets never show it.
          </Question>
        </div>
      </Section>
      <Section heading="Outfit ideas">
        <div>
          <Question ask="What can I ask for?">
            Anything you might ask a friend with a good eye: the occasion, the place, the time of
            day, colours you feel like, things you refuse to wear. Ten characters or more; “party”
            alone says too little. The more you say, the better it fits.
          </Question>
          <Question ask="How does it know the weather?">
            From your browser’s location, if you allow it, and a forecast for that area. If no
            forecast can be had, it goes by what is typical there at this time of year, and says
            “typically”. If you name a temperature or a place in your request, that counts more.
          </Question>
          <Question ask="I said no to sharing my location. Why is London mentioned?">
            Because we need some weather to go by, and London has plenty. To be asked again, change
            the permission in your browser’s settings, or just write in your request where you will
            be.
          </Question>
          <Question ask="Is this an AI in a cloud?">
            Not by itself. Stickers, ideas and drawings are made by programs on the server that runs
            this site, without a key and without a network. Whoever runs the server can connect an
            outside AI service; the <Link to="/privacy">privacy policy</Link> says what that would
            mean for you.
          </Question>
          <Question ask="Will it tell me to wear things I do not own?">
            It dresses you from your closet first. Where something is missing it suggests a piece
            and makes clear that it is only a suggestion. With an empty closet the whole outfit is
            one.
          </Question>
          <Question ask="Can I save an idea?">
            Yes, when you are logged in. Saved ideas wait for you under{" "}
            <Link to="/ideas">Ideas</Link>, each with its picture and its garments, and can be
            removed again there.
          </Question>
          <Question ask="Do ideas learn what I like?">
            Yes, when you are logged in. What you keep, leave out, save, wear or pass over makes the
            next ideas more like you; weather and occasion come first all the same.{" "}
            <Link to="/taste">Your taste</Link> shows what was learned, and forgets it if you say
            so.
          </Question>
          <Question ask="Which languages does it understand?">
            English best. It also understands requests in Spanish, French, German, Italian and
            Portuguese, and answers in the language you used. In any other it answers in English.
            The buttons and pages are in English.
          </Question>
        </div>
      </Section>
      <Section heading="Privacy">
        <div>
          <Question ask="Who can see my closet?">
            You. Each closet opens only for its owner, and so does every picture in it.
          </Question>
          <Question ask="Do you keep my original photos?">
            Yes, privately, so that a sticker can be drawn again. Only you can open them, and what
            leaves the bin takes its photo along.
          </Question>
          <Question ask="How do I delete my account?">
            At the end of <Link to="/account">your account</Link>: “Delete my account…” takes
            everything in it along, at once.
          </Question>
        </div>
      </Section>
    </ProsePage>
  );
}

/** A native disclosure: it opens without a script, and a browser's find-in-page opens it too. */
function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 py-3 font-bold hover:text-coral-deep [&::-webkit-details-marker]:hidden">
        {ask}
        <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <p className="pr-9 pb-5">{children}</p>
    </details>
  );
}
