import { useEffect } from "react";
import { toast } from "react-hot-toast/headless";

/** A link that loads a full page would end on the browser's own offline page, and what is on this one would be gone. */
export function useOfflineLinks(): void {
  useEffect(() => {
    document.addEventListener("click", hold);
    return () => document.removeEventListener("click", hold);
  }, []);
}

function hold(event: MouseEvent): void {
  if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const stays = link?.pathname === window.location.pathname && link.hash !== "";
  if (!link || stays || link.target === "_blank") return;
  event.preventDefault();
  toast.error("You seem to be offline. Try again when you are back.", { id: "offline-link" });
}
