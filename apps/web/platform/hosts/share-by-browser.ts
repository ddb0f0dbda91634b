/** Where the browser has a window for it. */
export async function shareByBrowser(link: string, words: string): Promise<boolean> {
  if (navigator.share === undefined) return false
  return navigator.share({ url: link, text: words }).then(
    () => true,
    () => false,
  )
}
