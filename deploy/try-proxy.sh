#!/bin/sh
# Tries the example of a proxy for real: deploy/try-proxy.sh nginx|caddy [PALAST]
# Starts a server and the proxy on free ports of this machine with a certificate of its own, and looks
# whether pages, live streams, the public host and the addresses of clients come through.
set -eu
which=${1:?nginx or caddy}
palast=${2:-target/debug/palast}
here=$(dirname "$0")
command -v "$which" >/dev/null || { echo "missing: $which"; exit 2; }
dir=$(mktemp -d)
server=; proxy=
end() { for process in $proxy $server; do kill "$process" 2>/dev/null || true; done; wait 2>/dev/null || true; rm -rf "$dir"; }
trap end EXIT
port=18470; tls=18443
"$palast" serve --port $port --data "$dir/data" --public-url https://games.example --behind-proxy >"$dir/out" 2>"$dir/log" &
server=$!
case $which in
nginx)
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=games.example \
        -keyout "$dir/key.pem" -out "$dir/cert.pem" 2>/dev/null
    sed -e "s/127.0.0.1:8470/127.0.0.1:$port/; s/listen 443/listen 127.0.0.1:$tls/; s/listen 80;/listen 127.0.0.1:18080;/" \
        -e "s#ssl_certificate .*#ssl_certificate $dir/cert.pem;#; s#ssl_certificate_key .*#ssl_certificate_key $dir/key.pem;#" \
        "$here/nginx.conf" >"$dir/site.conf"
    cat >"$dir/nginx.conf" <<CONF
daemon off; pid $dir/pid; error_log $dir/error.log; worker_processes 1;
events {}
http { access_log off; client_body_temp_path $dir/b; proxy_temp_path $dir/p; fastcgi_temp_path $dir/f;
       uwsgi_temp_path $dir/u; scgi_temp_path $dir/s; include $dir/site.conf; }
CONF
    nginx -t -q -c "$dir/nginx.conf"
    nginx -c "$dir/nginx.conf" & proxy=$! ;;
caddy)
    { printf '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttps_port %s\n}\n' $tls
      sed -e "s/127.0.0.1:8470/127.0.0.1:$port/" -e '/^games.example {/a\	tls internal' "$here/Caddyfile"; } >"$dir/Caddyfile"
    XDG_DATA_HOME="$dir" caddy validate --adapter caddyfile --config "$dir/Caddyfile" >/dev/null 2>&1
    XDG_DATA_HOME="$dir" caddy run --adapter caddyfile --config "$dir/Caddyfile" >"$dir/caddy.log" 2>&1 & proxy=$! ;;
esac
get() { curl -sk --max-time 10 --resolve "games.example:$tls:127.0.0.1" -H 'Host: games.example' "$@"; }
site=https://games.example:$tls
for _ in $(seq 50); do get -o /dev/null "$site/ready" && break; sleep 0.2; done
fail() { echo "FAILED: $1"; exit 1; }
[ "$(get "$site/ready")" = ok ] || fail "/ready"
get -c "$dir/jar" -o "$dir/page" "$site/nowhere"
grep -q 'Secure' "$dir/jar" || grep -q 'TRUE.*palast' "$dir/jar" || fail "the cookie is not secure"
csrf=$(sed -n 's/.*name="csrf" value="\([^"]*\)".*/\1/p' "$dir/page" | head -n 1)
table=$(get -b "$dir/jar" -o /dev/null -w '%{redirect_url}' -d "csrf=$csrf" "$site/bots/eschnapur" | sed 's#.*/t/#/t/#')
[ -n "$table" ] || fail "no table was opened"
# The stream: its first event has to come through at once, not when a buffer is full.
get -N -b "$dir/jar" --max-time 3 "$site$table/live" >"$dir/stream" || true
grep -q '^event: sections' "$dir/stream" || fail "no event came through within three seconds"
other=$(curl -sk -o /dev/null -w '%{http_code}' -H 'Host: other.example' "http://127.0.0.1:$port/")
[ "$other" = 421 ] || fail "another host was answered with $other"
# Whatever a client claims to be, it is one client: the limit of requests is met.
for n in $(seq 420); do
    [ "$n" = 1 ] || echo next
    printf 'url = "%s"\noutput = /dev/null\nwrite-out = "%%{http_code}\\n"\nsilent\ninsecure\n' "$site/rules/eschnapur"
    printf 'resolve = "games.example:%s:127.0.0.1"\nheader = "Host: games.example"\n' $tls
    printf 'header = "X-Forwarded-For: 192.0.2.%s"\n' $((n % 256))
done >"$dir/many"
curl -K "$dir/many" >"$dir/codes" || true
grep -q 429 "$dir/codes" || fail "a client that forges X-Forwarded-For is not limited"
echo "$which: pages, secure cookie, live stream, public host and client addresses are right"
