import { z } from "zod";

/** POST /api/contact */
export const contactSchema = z.object({
  name: z.string().trim().min(1, "Please tell us your name.").max(120),
  email: z.email("Please enter an e-mail address we can answer to.").max(254),
  message: z.string().trim().min(10, "Please write a little more.").max(4000),
});
export type ContactMessage = z.infer<typeof contactSchema>;
