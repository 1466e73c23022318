import type { Place } from "@fit-closet/core";
import { useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { inlineLink } from "../account/account-panel.tsx";
import type { Session } from "../account/session.ts";
import { Form } from "../ui/form.tsx";
import { Button } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { Progress } from "../ui/progress.tsx";
import { CategorySelect } from "./category-select.tsx";
import { coloursOf } from "./dominant-colours.ts";
import { PhotoChooser } from "./photo-chooser.tsx";
import { useUpload } from "./upload.ts";

export function UploadPanel({ session, place }: { session: Session; place: Place | null }) {
  const [file, setFile] = useState<File | null>(null);
  const [category, setCategory] = useState("");
  const preview = useRef<HTMLImageElement>(null);
  const { upload, submit } = useUpload(session.user, place, () => choose(null));
  const busy = upload.state === "busy";

  function choose(photo: File | null) {
    preview.current = null;
    setFile(photo);
    if (!photo) setCategory("");
  }

  function send(event: FormEvent) {
    event.preventDefault();
    void submit({ file, category, colours: coloursOf(preview.current) });
  }

  return (
    <Panel
      id="upload"
      aria-labelledby="upload-title"
      className="md:top-6 md:[@media(min-height:50rem)]:sticky"
    >
      <h2 id="upload-title" className="text-2xl font-extrabold">
        Add to your closet
      </h2>
      <Form className="mt-5 grid gap-5" onSubmit={send}>
        <PhotoChooser
          file={file}
          made={busy ? undefined : upload.made}
          disabled={busy}
          onChoose={choose}
          onShown={(image) => {
            preview.current = image;
          }}
        />
        <CategorySelect value={category} disabled={busy} onChange={setCategory} />
        {busy ? (
          <UploadProgress part={upload.part} />
        ) : (
          <FieldMessage>{upload.reason}</FieldMessage>
        )}
        <Button kind="primary" type="submit" disabled={busy || !file || !category}>
          {busy ? "Uploading" : "Submit"}
        </Button>
        {session.known && !session.user && <SignInHint />}
      </Form>
    </Panel>
  );
}

function UploadProgress({ part }: { part: number }) {
  return part < 1 ? (
    <Progress label="Sending your photo" part={part} />
  ) : (
    <Progress label="Drawing your sticker" />
  );
}

function SignInHint() {
  return (
    <p className="text-soft">
      <Link to="/login" className={inlineLink}>
        Sign in
      </Link>{" "}
      to keep your stickers. Outfit ideas work without an account.
    </p>
  );
}
