import { LONDON, type Place } from "@fit-closet/core";
import { useQuery } from "@tanstack/react-query";
import { toast } from "react-hot-toast/headless";

/**
 * Where the person is, asked once a page load; null while unknown or where the browser cannot tell.
 * @param wanted false where it would be of no use by now
 */
export function usePlace(wanted = true): Place | null {
  const { data } = useQuery({
    enabled: wanted,
    queryKey: ["place"],
    queryFn: locate,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: "always",
  });
  return data ?? null;
}

function locate(): Promise<Place | null> {
  if (!("geolocation" in navigator)) {
    toast.error("Geolocation not supported.");
    return Promise.resolve(null);
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      () => {
        toast.error("Location access denied. Defaulting to London.");
        resolve(LONDON);
      },
    );
  });
}
