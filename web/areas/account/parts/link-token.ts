/** The one-time token of a mailed link: it stands behind the `#`, so that no server and no log sees it. Empty where there is none. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? ''
