import { Link } from "wouter";
import { ContactForm } from "./contact-form.tsx";
import { ProsePage } from "./prose.tsx";

export function ContactPage() {
  return (
    <ProsePage
      title="Contact"
      sticker="letter"
      lead="A fault, a wish, a question about your data: write to us, and a person will read it."
      next={[
        { to: "/home", label: "Back home" },
        { to: "/faq", label: "Questions and answers" },
      ]}
    >
      <p>
        Many things are answered already among the <Link to="/faq">questions and answers</Link>. We
        use your name and address to reply, and for nothing else; the{" "}
        <Link to="/privacy">privacy policy</Link> says more.
      </p>
      <ContactForm />
    </ProsePage>
  );
}
