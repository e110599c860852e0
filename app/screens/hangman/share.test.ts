import { describe, expect, it } from 'vitest';
import { share } from './share.ts';

const takes = async () => {};
const refuses = (name: string) => async () => {
  throw new DOMException('', name);
};

describe('a text', () => {
  it('goes to the share sheet, and nowhere else', async () => {
    const sent: unknown[] = [];
    const device = {
      share: async (data?: ShareData) => void sent.push(data),
      clipboard: { writeText: refuses('Error') },
    };
    expect(await share('onion', device)).toBe('sent');
    expect(sent).toEqual([{ text: 'onion' }]);
  });

  it('goes nowhere when the visitor closes the share sheet', async () => {
    expect(await share('onion', { share: refuses('AbortError'), clipboard: { writeText: takes } })).toBe('dismissed');
  });

  it('goes to the clipboard where there is no share sheet, or one that refuses', async () => {
    expect(await share('onion', { clipboard: { writeText: takes } })).toBe('copied');
    expect(await share('onion', { share: refuses('NotAllowedError'), clipboard: { writeText: takes } })).toBe('copied');
  });

  it('is refused where nothing takes it', async () => {
    expect(await share('onion', {})).toBe('refused');
    expect(await share('onion', { clipboard: { writeText: refuses('NotAllowedError') } })).toBe('refused');
  });
});
