const scrollTo = (selector) => async (page) => {
  const element = await page.waitForSelector(selector)
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'start' }))
}

/** Pictures of the product: `path` is a page, `link` what "Start here" says of it, and `prepare` what somebody does there. */
export const pictures = [
  { name: 'start', path: '/start' },
  { name: 'story', link: 'The story' },
  { name: 'cases', link: 'Its test cases' },
  { name: 'run', link: 'The run that failed' },
  { name: 'defect', link: 'The defect' },
  { name: 'traceability', link: 'Traceability' },
  { name: 'answer', link: 'Ask the handbook' },
  { name: 'website', link: 'The dashboard' },
  { name: 'reports', link: 'Funnel, goals, retention' },
  { name: 'recordings', link: 'Recordings' },
]
void scrollTo
