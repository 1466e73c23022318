import { ENDPOINTS } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { AccountBox } from "./account-box.tsx";
import { bringIn } from "./account-calls.ts";
import { ClosetUsage } from "./closet-usage.tsx";

/** A closet can be taken along: as one ZIP with photos, stickers and ideas. */
export function ClosetBox() {
  const chooser = useRef<HTMLInputElement>(null);
  const { bring, stop, busy, message } = useBringIn();
  return (
    <AccountBox title="Your closet">
      <p className="text-soft">
        Take everything with you as one ZIP file: photos, stickers and saved ideas. The same file
        can be brought in here or at another Fit Closet.
      </p>
      <ClosetUsage />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={ENDPOINTS.exportCloset.path} full download>
          <Download aria-hidden className="size-5 shrink-0" /> Download my closet
        </ButtonLink>
        <Button disabled={busy} onClick={() => chooser.current?.click()}>
          <Upload aria-hidden className="size-5 shrink-0" />
          {busy ? "Bringing it in..." : "Bring in a closet"}
        </Button>
        {busy && <Button onClick={stop}>Cancel</Button>}
        <input
          ref={chooser}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label="A closet's ZIP file"
          onChange={bring}
        />
      </div>
      <FieldMessage>{message}</FieldMessage>
    </AccountBox>
  );
}

function useBringIn() {
  const queries = useQueryClient();
  const under = useRef<AbortController>(null);
  const stop = () => under.current?.abort();
  const bringing = useMutation({
    mutationFn(file: File) {
      under.current = new AbortController();
      return bringIn(file, under.current.signal);
    },
    networkMode: "always",
    onSuccess: () => {
      toast.success("Everything in that file is in your closet now.");
      void queries.invalidateQueries();
    },
  });

  function bring({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) bringing.mutate(file);
    // The same file may be chosen again.
    currentTarget.value = "";
  }

  const { error, isPending } = bringing;
  const cancelled = error?.name === "AbortError" && "Stopped. What came in until then is there.";
  return { bring, stop, busy: isPending, message: cancelled || error?.message };
}
