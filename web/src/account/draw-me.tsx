import {
  FIRST_LIKENESS,
  type Likeness,
  type Pictured,
  type PicturedChange,
} from "@fit-closet/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-hot-toast/headless";
import { Button } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { AccountBox } from "./account-box.tsx";
import { changePictured, fetchPictured } from "./account-calls.ts";
import { LikenessFields } from "./likeness-fields.tsx";
import { STYLE_LABELS, STYLES } from "./likeness-labels.ts";
import { Portrait } from "./portrait.tsx";
import { useSite } from "./site.ts";

/** Who stands in every picture, and which kind of picture that is. */
export function DrawMe({ uid }: { uid: string }) {
  const queryKey = ["pictured", uid];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPictured(signal),
  });
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: changePictured,
    networkMode: "always",
    onSuccess: (now) => queries.setQueryData<Pictured>(queryKey, now),
  });
  return (
    <AccountBox title="Draw me">
      <p className="max-w-prose text-soft">
        Say once how you are drawn, without a photo, and every new picture shows the same person.
        Who chooses nothing is drawn as anybody. <Provided />
      </p>
      {isPending && <Skeleton className="h-72 rounded-sticker" />}
      {!isPending && !data && <p role="alert">This could not be loaded just now.</p>}
      {data && (
        <>
          <div className="max-w-sm">
            <SelectField
              label="Pictures of outfits"
              value={data.style ?? ""}
              options={STYLE_OPTIONS}
              none="As it suits"
              onChange={(style) => changing.mutate({ style: style || null })}
            />
          </div>
          <Chooser
            key={JSON.stringify(data.likeness)}
            chosen={data.likeness}
            busy={changing.isPending}
            onChange={(change, done) =>
              changing.mutate(change, { onSuccess: () => void toast.success(done) })
            }
          />
          <FieldMessage>{changing.error?.message}</FieldMessage>
        </>
      )}
    </AccountBox>
  );
}

/** Where others may draw, they have to be told. */
function Provided() {
  if (!useSite()?.streams) return null;
  return "An outside service that draws for this site is told it in words, without your name.";
}

const STYLE_OPTIONS = STYLES.map((style) => [style, STYLE_LABELS[style]] as const);

type ChooserProps = {
  chosen: Likeness | null;
  busy: boolean;
  onChange: (change: PicturedChange, done: string) => void;
};

function Chooser({ chosen, busy, onChange }: ChooserProps) {
  const [likeness, setLikeness] = useState(chosen ?? FIRST_LIKENESS);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-start gap-4 sm:gap-8">
      <div className="sticky top-4 w-full max-w-60">
        <Portrait likeness={likeness} />
      </div>
      <div className="grid gap-5">
        <LikenessFields likeness={likeness} onChange={setLikeness} />
        <div className="flex flex-wrap gap-3">
          <Button
            kind="primary"
            disabled={busy}
            onClick={() => onChange({ likeness }, "Every new picture shows you like this.")}
          >
            Draw me like this
          </Button>
          {chosen && (
            <Button
              disabled={busy}
              onClick={() =>
                onChange({ likeness: null }, "Forgotten. Pictures show anybody again.")
              }
            >
              Forget it, draw anybody
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
