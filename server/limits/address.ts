import ipaddr from 'ipaddr.js';

/** The leading bits of an IPv6 address that identify a customer's network, within which the customer can use any address (RFC 6177). */
const networkBytes = 8;
/** Some customers get a network of 48 bits, which holds 65,536 of 64 bits. So it is limited too, with a limit for several households. */
const siteBytes = 6;
export const timesForSite = 8;

/** A key that replies are counted under. Its limit is `times` that of one visitor. */
export type CountedKey = { readonly key: string; readonly times: number };

/**
 * The key that a visitor is counted under: the IPv4 address, also where it is mapped into IPv6, or the IPv6 network of 64 bits.
 * A value that is no address, as a proxy may pass on, is a key too.
 */
export function countedAs(address: string | undefined): string {
  const read = parsed(address);
  if (!read) return 'unknown';
  return read.kind() === 'ipv4' ? read.toString() : networkOf(read, networkBytes);
}

/** All keys that an address is counted under: that of `countedAs`, and in IPv6 the network of 48 bits too. */
export function keysOf(address: string | undefined): readonly [CountedKey, ...CountedKey[]] {
  const read = parsed(address);
  const visitor = { key: countedAs(address), times: 1 };
  if (read?.kind() !== 'ipv6') return [visitor];
  return [visitor, { key: networkOf(read, siteBytes), times: timesForSite }];
}

function parsed(address: string | undefined) {
  return address && ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, bytes: number): string {
  return `${Buffer.from(address.toByteArray().slice(0, bytes)).toString('hex')}/${bytes * 8}`;
}

/** Whether an address is one of `ranges`: addresses and CIDRs. */
export function isAmong(ranges: readonly string[]): (address: string | undefined) => boolean {
  const networks = ranges.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${range.includes(':') ? 128 : 32}`),
  );
  return (address) => {
    const read = parsed(address);
    if (!read) return false;
    return networks.some(([network, bits]) => read.kind() === network.kind() && read.match(network, bits));
  };
}
