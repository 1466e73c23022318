import {
  accountMenu,
  closeNotice,
  expect,
  sendLogin,
  sendSignUp,
  signOut,
  signUp,
  test,
} from "./test.ts";

test.describe("2 and 5. Sign-up", () => {
  test("empty fields ask for the details", async ({ page }) => {
    await page.goto("/signup");
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByText("please fill in your details !").first()).toBeVisible();
  });

  test("all five fields create an account and lead home, signed in", async ({ page }) => {
    await signUp(page);
    await expect(page.getByText("Signup successful!")).toBeVisible();
    await closeNotice(page);
    await expect(accountMenu(page)).toBeVisible();
  });

  test.describe("mismatched passwords", () => {
    test.use({ expectedNoise: [/400/] });
    test("are said, the request goes out, and the server gives nobody that account", async ({
      page,
    }) => {
      const refused = page.waitForResponse("**/api/auth/sign-up/email");
      const person = { email: "mistyped@example.org", password: "a long password" };
      await sendSignUp(page, person, "another password");
      expect((await refused).status()).toBe(400);
      await expect(page.getByText("passwords does not match!").first()).toBeVisible();
      await expect(page).toHaveURL(/\/signup$/);
      expect((await page.request.get("/api/closet")).status()).toBe(401);
    });
  });

  test.describe("an address that is taken", () => {
    test.use({ expectedNoise: [/422|400|409/] });
    test("is refused with a sentence", async ({ page }) => {
      const { email } = await signUp(page);
      await closeNotice(page);
      await signOut(page);
      await sendSignUp(page, { email, password: "another password" });
      await expect(page.getByText(/already exists/i).first()).toBeVisible();
    });
  });
});

test.describe("2 and 5. Sign-in", () => {
  test("empty fields are said in the form and in a toast", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("please input the details above !")).toBeVisible();
    await expect(page.getByText("fill the input to login.")).toBeVisible();
  });

  test("the browser does not check the email", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("not an address");
    expect(
      await page
        .getByLabel("Email")
        .evaluate((input: HTMLInputElement) => input.form?.noValidate || input.validity.valid),
    ).toBe(true);
  });

  test("with the right password the person is home and stays signed in", async ({ page }) => {
    const person = await signUp(page);
    await closeNotice(page);
    await signOut(page);
    await sendLogin(page, person);
    await expect(page.getByText("login sucessful")).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
  });

  test.describe("with a wrong password", () => {
    test.use({ expectedNoise: [/401/] });
    test("the server's sentence shows in a toast", async ({ page }) => {
      await page.goto("/login");
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByLabel("Password").fill("wrong password");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page.getByText(/invalid email or password/i).first()).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    });
  });

  test("each form links to the other", async ({ page }) => {
    await page.goto("/login");
    await page
      .getByRole("main")
      .getByRole("link", { name: /sign ?up/i })
      .click();
    await expect(page).toHaveURL(/\/signup$/);
    await page
      .getByRole("main")
      .getByRole("link", { name: /log ?in|sign ?in/i })
      .click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
