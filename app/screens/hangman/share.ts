/** What became of a text that was to be sent on: `refused` where there is neither a share sheet nor a clipboard that takes it. */
export type Shared = 'sent' | 'dismissed' | 'copied' | 'refused';

type Device = { readonly share?: Navigator['share']; readonly clipboard?: Pick<Clipboard, 'writeText'> };

/** By the device's share sheet, else by the clipboard. Either may be missing, or be there and refuse. */
export async function share(text: string, device: Device): Promise<Shared> {
  try {
    if (device.share) {
      await device.share({ text });
      return 'sent';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
  }
  try {
    await device.clipboard?.writeText(text);
    return device.clipboard ? 'copied' : 'refused';
  } catch {
    return 'refused';
  }
}
