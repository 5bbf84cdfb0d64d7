/** The same without its errors: the page must not notice. A promise, because Umami's functions return one. */
export const safely =
  <Given extends unknown[]>(act: (...given: Given) => unknown) =>
  async (...given: Given): Promise<void> => {
    try {
      await act(...given)
    } catch {}
  }

/** Hears of events before the page does, which may stop them. */
export const listen = (types: string, act: (event: never) => unknown): void => {
  for (const type of types.split(' ')) addEventListener(type, safely(act as (event: Event) => unknown), true)
}
