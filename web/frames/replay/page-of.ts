/** Nothing of a recording is asked of anybody, and nothing in it runs: beside the sandbox and the policy that the frame inherits, once more. */
const policyFor = (script: string) =>
  `default-src 'none'; script-src ${script}; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; base-uri 'none'; form-action 'none'`

/**
 * The address of the page that plays recordings, which holds all of itself: a page of such an address has an origin that is nobody's, and shares it with the frame that it makes for the
 * recorded page. `sandbox` without `allow-same-origin` would part these two, and nothing could be played.
 */
export const pageOf = (script: string): string =>
  `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyFor(script)}"><title>Recording</title><body><script src="${script}"></script></body>`,
  )}`
