/** Where the guide stands, on every deployment. */
export const guidePage = '/docs/guides/steps'

/** The message of a step's error, with the place of the guide that explains it. */
export const withGuide = ({ code, message }: { code: string; message: string }): string =>
  code.startsWith('steps.') ? `${message} See ${guidePage}#${code}` : message
