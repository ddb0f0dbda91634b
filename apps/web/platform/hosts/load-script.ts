/** Fetches the client library of a platform; what it cannot give is missing, and the game goes on without. */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((done) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => done(true)
    script.onerror = () => done(false)
    document.head.append(script)
  })
}
