import { Link } from "wouter";
import { Notice } from "./notice.tsx";
import { LostSock } from "./scenes.tsx";

export function NotFoundPage() {
  return (
    <Notice art={<LostSock />} heading="This page is missing">
      <p>
        It went the way of odd socks, or it was never here. If a link on this site brought you,
        please <Link to="/contact">tell us</Link>. You may also look in{" "}
        <Link to="/closet">your closet</Link> or among the{" "}
        <Link to="/faq">questions and answers</Link>.
      </p>
    </Notice>
  );
}
