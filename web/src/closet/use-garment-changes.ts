import type { ClosetItem, GarmentEdit } from "@fit-closet/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallFailure, isRefusal } from "../request.ts";
import type { Cut } from "../cutout/cutout-editor.tsx";
import { changeListed, itemKey } from "./closet-items.ts";
import { editGarment, givePhoto, recutGarment } from "./garment-calls.ts";
import { withEdit } from "./garment-form.ts";

/** An item as it is now, also where the list that it was opened from has only a part of the closet, and another part by now. */
export function useItem(opened: ClosetItem): ClosetItem {
  const { data } = useQuery({
    queryKey: itemKey(opened),
    queryFn: () => opened,
    initialData: opened,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}

/** Changes to one item, which the closet shows: an edit at once, taken back if it fails, a new sticker when it is drawn. */
export function useGarmentChanges(item: ClosetItem) {
  const queries = useQueryClient();
  const edit = useMutation({
    mutationFn: (edit: GarmentEdit) => editGarment(item.id, edit),
    onMutate(edit) {
      changeListed(queries, item, (now) => withEdit(now, edit));
      return { before: item };
    },
    onSuccess: (changed) => changeListed(queries, item, () => changed),
    onError: (_failure, _edit, meant) => changeListed(queries, item, (now) => meant?.before ?? now),
  });
  const recut = useMutation({
    mutationFn: (cut: Cut) => recutGarment(item.id, cut),
    onSuccess: (changed) => changeListed(queries, item, () => changed),
  });
  const photo = useMutation({
    mutationFn: (file: File) => givePhoto(item.id, file),
    onSuccess: (changed) => changeListed(queries, item, () => changed),
  });
  return { edit, recut, photo };
}

/** The server's own sentence where there is one. */
export function sentenceOf(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailure)) console.error(failure);
  return isRefusal(failure) ? failure.message : otherwise;
}
