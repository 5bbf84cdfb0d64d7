/** Takes from a page the way to open windows: what an act opens there would be left alone anyway. */
export function main(): void {
  window.open = () => null
}
