import type { Place } from "@fit-closet/core";
import { lazy, Suspense, useRef, useState, type FormEvent } from "react";
import { Link, useLocation } from "wouter";
import type { Session } from "../account/session.ts";
import { fetchChunk } from "../chunks.ts";
import { Form } from "../ui/form.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { Progress } from "../ui/progress.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { CategorySelect } from "../closet/category-select.tsx";
import { PhotoChooser } from "./photo-chooser.tsx";
import { keptCutOf, usePreview } from "../upload/preview.ts";
import { loadSending, useUpload } from "../upload/upload.ts";
import { useKeptPhoto } from "./use-kept-photo.ts";

const loadQueue = () => fetchChunk("queue", () => import("../adding/use-queue.ts"));
const loadPreview = () => fetchChunk("sticker-preview", () => import("./sticker-preview.tsx"));
const ChosenPhoto = lazy(async () => ({ default: (await loadPreview()).ChosenPhoto }));
const CutoutRow = lazy(async () => ({ default: (await loadPreview()).CutoutRow }));

export function UploadPanel({ session, place }: { session: Session; place: Place | null }) {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const { preview, warmUp, start, change } = usePreview();
  const { upload, submit, clear, cancel } = useUpload(session.user, place, () => choose(null));
  const [, go] = useLocation();
  const busy = upload.state === "busy";
  const drawn = preview.state === "drawn" ? preview : undefined;
  const proposal = drawn?.proposal;
  // What is proposed holds only until the person says something else.
  const category = chosen ?? proposal?.category ?? "";

  const shown = { file, category: chosen, cut: keptCutOf(preview) };
  useKeptPhoto(session, shown, (photo, category, cut) => {
    // Whoever has chosen one meanwhile means that one.
    if (file) return;
    setFile(photo);
    setChosen(category);
    void start(photo, cut);
    loadSending().catch(console.warn);
  });

  function choose(photo: File | null) {
    image.current = null;
    setFile(photo);
    void start(photo);
    if (photo) loadSending().catch(console.warn);
    if (photo) clear();
    // A category chosen before any photo is for the one to come; one chosen for a photo goes with it.
    if (!photo || file) setChosen(null);
  }

  async function several(photos: File[]) {
    (await loadQueue()).queue.take(photos);
    go("/closet/add");
  }

  function approach() {
    warmUp();
    loadPreview().catch(() => {});
  }

  function send(event: FormEvent) {
    event.preventDefault();
    void submit({ file, category, cut: drawn?.cut, image: image.current });
  }

  return (
    <Panel id="upload" aria-labelledby="upload-title" className="self-stretch md:flex md:flex-col">
      <h2 id="upload-title" className="text-2xl font-extrabold">
        Add to your closet
      </h2>
      <Form className="mt-5 grid gap-5 md:grow md:grid-rows-[1fr]" onSubmit={send}>
        <PhotoChooser
          file={file}
          made={busy ? undefined : upload.made}
          disabled={busy}
          onApproach={approach}
          onChoose={(files) => (files.length > 1 ? void several(files) : choose(files[0] ?? null))}
        >
          {file && (
            <Suspense>
              <ChosenPhoto
                key={file.name + file.lastModified}
                file={file}
                preview={preview}
                onShown={(shown) => {
                  image.current = shown;
                }}
              />
            </Suspense>
          )}
        </PhotoChooser>
        {preview.state === "none" && (
          <ButtonLink to="/closet/add" className="-mt-2">
            Add several photos
          </ButtonLink>
        )}
        {preview.state === "drawing" && <RowToCome />}
        {drawn && (
          <Suspense fallback={<RowToCome />}>
            <CutoutRow
              preview={drawn}
              disabled={busy}
              onCut={(cut) => change({ cut })}
              onDraft={(draft) => change({ draft })}
            />
          </Suspense>
        )}
        {preview.state === "without" && preview.reason === "unexpected" && (
          <p className="-mt-2 text-soft">Your sticker will be drawn after you send the photo.</p>
        )}
        <CategorySelect
          value={category}
          disabled={busy}
          note={proposal?.words}
          onChange={setChosen}
        />
        {busy ? (
          <UploadProgress part={upload.part} onCancel={cancel} />
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

/** Keeps what is below from moving when the sticker has been drawn. */
function RowToCome() {
  return <div className="-mt-2 min-h-19 sm:min-h-11" />;
}

function UploadProgress({ part, onCancel }: { part: number; onCancel: () => void }) {
  if (part === 1) return <Progress label="Drawing your sticker" />;
  return (
    <div className="flex items-end gap-4 *:first:grow">
      <Progress label="Sending your photo" part={part} />
      <Button onClick={onCancel}>Cancel</Button>
    </div>
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
