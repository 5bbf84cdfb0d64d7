import type { Page } from '@cloudflare/puppeteer'

/** Signs the demo account in, in the browser of a page. */
export const signedIn = (origin: string) => async (page: Page) => {
  await page.goto(`${origin}/not-a-page`)
  await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    await fetch('/api/auth/callback/credentials', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ csrfToken, email: 'demo@example.com', password: 'demo-password' }),
    })
  })
}
