/** The name by which robots.txt and pages address our walks (RFC 9309, product token). */
export const robotName = 'TracewrightBot'
