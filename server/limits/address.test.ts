import { describe, expect, it } from 'vitest';
import { countedAs, isAmong, keysOf } from './address.ts';

describe('an address', () => {
  it('counts by itself in IPv4, and the same where it is mapped into IPv6', () => {
    expect(countedAs('192.0.2.1')).toBe('192.0.2.1');
    expect(countedAs('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(countedAs('::ffff:c000:201')).toBe('192.0.2.1');
    expect(countedAs('192.0.2.2')).not.toBe(countedAs('192.0.2.1'));
  });

  it('counts by its 64 bits of network in IPv6, however it is written', () => {
    const one = countedAs('2001:db8:1:2::1');
    expect(countedAs('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe(one);
    expect(countedAs('2001:0db8:0001:0002:0:0:0:1')).toBe(one);
    expect(countedAs('2001:db8:1:3::1')).not.toBe(one);
    expect(countedAs('fe80::1%eth0')).toBe(countedAs('fe80::2'));
  });

  it('of IPv6 counts by its 48 bits as well, with eight times the limit', () => {
    expect(keysOf('2001:db8:7:1::1')).toEqual([
      { key: countedAs('2001:db8:7:1::2'), times: 1 },
      { key: '20010db80007/48', times: 8 },
    ]);
    expect(keysOf('2001:db8:7:2::1')[1]).toEqual(keysOf('2001:db8:7:1::1')[1]);
    expect(keysOf('::ffff:192.0.2.1')).toEqual([{ key: '192.0.2.1', times: 1 }]);
    expect(keysOf('nobody')).toEqual([{ key: 'unknown', times: 1 }]);
  });

  it.each([undefined, '', 'unknown', '1.2.3.4:80', '<script>'])(
    'that is none (%s) counts with all that are none',
    (bad) => {
      expect(countedAs(bad)).toBe('unknown');
    },
  );

  it('is found among addresses and ranges', () => {
    const isProxy = isAmong(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']);
    expect(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:9::1', '::1'].filter(isProxy)).toHaveLength(5);
    expect(['11.0.0.1', '192.0.2.8', '2001:db9::1', '::2', 'nobody', undefined].filter(isProxy)).toEqual([]);
  });
});
