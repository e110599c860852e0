#!/bin/sh
# Replaces the three replicas of compose.yaml one by one without losing a reply: `docker compose build` first.
# A replica that just stops refuses new questions safely, but a few that reach it in that very moment are lost: nginx may not repeat
# what was sent. So nginx is told to leave it out before, and to take it back once it is healthy.
set -eu
cd "$(dirname "$0")"
compose=${COMPOSE:-docker compose}

# Has nginx reload its configuration with the replica at address $1 left out; with none, all three are in.
leave_out() {
  mark=${1:+s/$1:3000/& down/}
  $compose exec -T nginx sh -c "sed '$mark' /etc/nginx/swampheart.conf > /tmp/nginx.conf && nginx -e stderr -c /tmp/nginx.conf -s reload"
}
trap 'leave_out ""' EXIT

for replica in 1 2 3; do
  leave_out "172.30.80.1$replica"
  sleep 2 # nginx's new workers take over; the old ones finish their replies
  $compose up -d --no-deps --wait --wait-timeout 120 "swampheart-$replica"
  leave_out ""
  sleep 2
done
