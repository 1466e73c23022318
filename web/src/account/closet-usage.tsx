import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "wouter";
import { inlineLink } from "../ui/inline-link.ts";
import { fetchUsage } from "./account-calls.ts";

/** How full the closet is, as long as that can be asked: it is nice to know and nothing hangs on it. */
export function ClosetUsage() {
  const id = useId();
  const { data } = useQuery({
    queryKey: ["closet-usage"],
    queryFn: ({ signal }) => fetchUsage(signal),
  });
  if (!data) return null;
  const { items, binned, bytes, ideas, maxItems, maxBytes, maxIdeas } = data;
  return (
    <div className="grid gap-1.5">
      <p id={id}>
        <span className="font-bold">
          {number(items)} of {number(maxItems)} items, {size(bytes)} of {size(maxBytes)},{" "}
          {number(ideas)} of {number(maxIdeas)} saved ideas
        </span>
        {binned > 0 && (
          <>
            , of which {number(binned)} {binned === 1 ? "item is" : "items are"} in{" "}
            <Link to="/closet/bin" className={inlineLink}>
              the bin
            </Link>
          </>
        )}
      </p>
      <meter
        aria-labelledby={id}
        className="meter-bar"
        value={Math.min(1, Math.max(items / maxItems, bytes / maxBytes, ideas / maxIdeas))}
      />
    </div>
  );
}

const number = (value: number) => value.toLocaleString("en");

function size(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  const [amount, unit] = megabytes < 1024 ? [megabytes, "MB"] : [megabytes / 1024, "GB"];
  return `${amount.toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
}
