const base = 'skystair-device'
const shelf = 'keys'
const place = 'own'

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((answered, failed) => {
    request.onsuccess = () => answered(request.result)
    request.onerror = () => failed(request.error)
  })

async function openShelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(base)
  opening.onupgradeneeded = () => opening.result.createObjectStore(shelf)
  return (await answerOf(opening)).transaction(shelf, mode).objectStore(shelf)
}

/** The key pair of this machine, made at its first start. What signs never leaves it. */
async function ownKey(): Promise<CryptoKeyPair> {
  const kept = await answerOf<CryptoKeyPair | undefined>((await openShelf('readonly')).get(place))
  if (kept !== undefined) return kept
  const made = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  await answerOf((await openShelf('readwrite')).put(made, place))
  return made as CryptoKeyPair
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** What the server knows this machine by; null: this browser can keep no key. */
export async function deviceProof(): Promise<string | null> {
  try {
    const { publicKey, privateKey } = await ownKey()
    const at = Date.now()
    const said = new TextEncoder().encode(`${window.location.origin}\n${at}`)
    return JSON.stringify({
      publicKey: base64(await crypto.subtle.exportKey('spki', publicKey)),
      at,
      signature: base64(await crypto.subtle.sign('Ed25519', privateKey, said)),
    })
  } catch {
    return null
  }
}

/** How the server will call this machine. */
export async function deviceName(): Promise<string | null> {
  try {
    const spki = await crypto.subtle.exportKey('spki', (await ownKey()).publicKey)
    const digest = base64(await crypto.subtle.digest('SHA-256', spki))
    return digest.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  } catch {
    return null
  }
}
