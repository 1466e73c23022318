import { Notice } from "./notice.tsx";
import { ClothesRail } from "./scenes.tsx";

export function UnderConstructionPage() {
  return (
    <Notice art={<ClothesRail />} heading="This page is under construction">
      <p>We are still sewing this one. The rest of the wardrobe is open.</p>
    </Notice>
  );
}
